export interface DialogRequest {
  kind: 'success' | 'error' | 'info' | 'question';
  title: string;
  text: string;
  accept: string;
  other: string | undefined;
  isOtherMain?: boolean | undefined;
  isDanger?: boolean | undefined;
}
export type DialogAnswer = 'accepted' | 'other' | 'left';

function createText(tag: 'h2' | 'p', text: string, id: string): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  if (tag === 'h2') element.className = 'text-lg font-bold';
  else element.style.whiteSpace = 'pre-line';
  return element;
}

function createButton(text: string, value: DialogAnswer, isFocused: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = value === 'accepted' ? 'btn btn-primary text-base' : 'btn text-base';
  button.value = value;
  button.textContent = text;
  button.autofocus = isFocused;
  return button;
}

function createDialog({ title, text, accept, other, isDanger = false }: DialogRequest): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'plain-dialog-title');
  dialog.setAttribute('aria-describedby', 'plain-dialog-text');
  dialog.className = 'surface p-4';
  dialog.style.cssText = 'margin: auto; width: min(32rem, calc(100vw - 2rem)); color: inherit';
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = 'grid gap-4';
  const buttons = document.createElement('div');
  buttons.className = 'flex flex-wrap gap-2';
  buttons.append(createButton(accept, 'accepted', !isDanger));
  if (other !== undefined) buttons.append(createButton(other, 'other', isDanger));
  form.append(createText('h2', title, 'plain-dialog-title'));
  form.append(createText('p', text, 'plain-dialog-text'), buttons);
  dialog.append(form);
  return dialog;
}

/** Shows the browser's own dialog, when sweetalert2 cannot be loaded. */
export function askInPlainDialog(request: DialogRequest): Promise<DialogAnswer> {
  const dialog = createDialog(request);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const { returnValue } = dialog;
      dialog.remove();
      resolve(returnValue === 'accepted' || returnValue === 'other' ? returnValue : 'left');
    });
  });
}
