/** In place of waiting for ever: the code of the product did not come. Plain functions alone, for nothing else has come either. */
export function showLoadError(document: Document, reload: () => void): void {
  const said = document.querySelector('.first-picture [role="status"]');
  if (!said) return;
  said.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', reload);
  said.replaceChildren('Tussock could not be loaded. Check your connection, and reload the page. ', button);
}
