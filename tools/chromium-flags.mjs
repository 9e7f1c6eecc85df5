/**
 * Only the last list of this name holds: behind the first two are those of Playwright 1.65 itself. The first two are a list below the
 * address that no test looks at; putting it up takes 1.5 s of CPU in every new window, half of what a page with a map takes.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A Chromium that asks nothing of the network and draws WebGL in software: maps are the same on every machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
  // Only maps need WebGL: pages put together without it take a quarter of the time where it is software.
  '--disable-gpu-compositing',
];
