/** Camera of a map: centre and zoom. */
export interface Camera {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
}
