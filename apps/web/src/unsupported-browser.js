/* Inlined first in the page, before any bundle. Hand-written ES5: it must run where nothing newer does. */
(function () {
  if (typeof window.Proxy === 'function') return;
  window.isUnsupported = true;
  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }
  function show() {
    var screen = document.createElement('main');
    var root = document.getElementById('root');
    screen.id = 'unsupported-browser';
    /* The stylesheet comes with the bundle, which is not loaded here; written into the element, which the policy allows. */
    screen.style.cssText =
      'max-width:34rem;margin:4rem auto;padding:2rem;border-top:3px solid #c39a3f;background:#fffdf7;color:#20261f;' +
      'font-family:sans-serif;font-size:0.9375rem;line-height:1.5rem;border-radius:3px';
    document.body.style.background = '#f6f2e7';
    add(screen, 'h1', 'Unsupported browser').style.cssText = 'margin:0;font-size:1.25rem;font-weight:600';
    add(screen, 'p', "Sorry, the browser you're trying to use isn't supported.");
    add(screen, 'p', 'We recommend Google Chrome on a desktop computer.');
    add(add(screen, 'p', ''), 'a', 'Switch browser').href = 'https://www.google.com/chrome/';
    if (root) root.parentNode.removeChild(root);
    document.body.appendChild(screen);
  }
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
