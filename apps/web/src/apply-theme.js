/* Inlined in the page, before its first picture: light or dark, as chosen on this device or as it is set. Hand-written ES5, as what stands beside it. */
(function () {
  var root = document.documentElement;
  var bar = document.querySelector('meta[name="theme-color"]');
  var choice = null;
  var isDark;
  try {
    choice = localStorage.getItem('theme');
    // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
  } catch (ignored) {
    /* A browser that keeps nothing goes by its own setting. */
    choice = null;
  }
  isDark = choice === 'dark';
  if (choice !== 'dark' && choice !== 'light' && window.matchMedia)
    isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  if (bar && isDark) bar.setAttribute('content', '#1d221b');
})();
