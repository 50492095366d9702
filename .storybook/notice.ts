const ID = 'story-notice';

/** Shows a text at the bottom of the frame until the story is rendered again. */
export function showNotice(text: string) {
  hideNotice();
  const line = document.createElement('p');
  line.id = ID;
  line.role = 'status';
  line.textContent = text;
  line.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 10000; margin: 0; padding: 8px 16px; ' +
    'font: 14px/1.5 system-ui; color: #fff; background: #333';
  document.body.append(line);
}

export function hideNotice() {
  document.getElementById(ID)?.remove();
}
