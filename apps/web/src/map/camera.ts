/** Where a map looks: its middle, and how near. */
export interface Camera {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
}
