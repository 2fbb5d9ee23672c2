import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import styles from 'sweetalert2/dist/sweetalert2.css?inline';
import type { DialogAnswer, DialogRequest } from './request.ts';
import { houseStyles } from './styles.ts';

let isStyled = false;

/** Style elements are refused by the pages' policy; a sheet that a script makes is not one. */
function adoptStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + houseStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const icons: Readonly<Record<DialogRequest['kind'], { icon: SweetAlertIcon; iconColor: string }>> = {
  success: { icon: 'success', iconColor: 'var(--color-success)' },
  error: { icon: 'error', iconColor: 'var(--color-error)' },
  info: { icon: 'info', iconColor: 'var(--color-info)' },
  question: { icon: 'question', iconColor: 'var(--color-warning)' },
};

function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}

/** Under a modal dialog the rest of the page is inert, so the window stands inside the topmost one. */
function findHost(): HTMLElement {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
}

/**
 * A dialog that closes takes nothing with it: the window moves to the page, and what that dialog gave the focus
 * back to has it afterwards. @returns the way to stop
 */
function outliveHost(host: HTMLElement, onMove: (focused: Element | null) => void): () => void {
  const move = () => {
    const container = Swal.getContainer();
    if (!container || !host.contains(container)) return;
    if (!container.contains(document.activeElement)) onMove(document.activeElement);
    document.body.append(container);
    Swal.getConfirmButton()?.focus();
  };
  host.addEventListener('close', move);
  return () => host.removeEventListener('close', move);
}

const close = (): void => Swal.close();

/** Going back leaves the page that the dialog is about. @returns the way to stop */
function closeOnBack(): () => void {
  addEventListener('popstate', close);
  return () => removeEventListener('popstate', close);
}

/** What the caller has just changed on the page, like a dialog that it closed, is done by then. */
function untilSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function toAnswer({ isConfirmed, isDenied }: SweetAlertResult): DialogAnswer {
  if (isConfirmed) return 'accepted';
  return isDenied ? 'other' : 'left';
}

function toOptions({ kind, title, text, accept, other }: DialogRequest, target: HTMLElement) {
  return {
    ...icons[kind],
    titleText: title,
    text,
    target,
    showDenyButton: other !== undefined,
    // Captions given as options would be read as HTML.
    confirmButtonText: '',
    denyButtonText: '',
    willOpen() {
      Swal.getConfirmButton()?.replaceChildren(accept);
      Swal.getDenyButton()?.replaceChildren(other ?? '');
    },
    buttonsStyling: false,
    customClass: { confirmButton: 'btn btn-primary text-base', denyButton: 'btn text-base' },
    hideClass: { popup: '', backdrop: '', icon: '' },
    heightAuto: false,
    returnFocus: false,
  } satisfies SweetAlertOptions;
}

/** Shows the dialog in sweetalert2's window; the caller shows one at a time. */
export async function askInWindow(request: DialogRequest): Promise<DialogAnswer> {
  adoptStyles();
  await untilSettled();
  let before = document.activeElement;
  const host = findHost();
  const stops = [outliveHost(host, (focused) => (before = focused)), closeOnBack()];
  const result = await Swal.fire(toOptions(request, host));
  for (const stop of stops) stop();
  giveFocusBack(before);
  return toAnswer(result);
}
