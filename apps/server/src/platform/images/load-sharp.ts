type Sharp = (typeof import('sharp'))['default'];
let loading: Promise<Sharp> | undefined;

/** Loads sharp with the first image, since it is native code with 20 MB of libraries; limited to one thread and three formats. */
export const loadSharp = (): Promise<Sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  }));
