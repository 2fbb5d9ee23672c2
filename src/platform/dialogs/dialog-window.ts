import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import styles from 'sweetalert2/dist/sweetalert2.css?inline';
import type { DialogAnswer, DialogRequest } from './plain.ts';

const houseStyles = `
:root {
  --swal2-background: var(--color-base-200);
  --swal2-color: var(--color-base-content);
  --swal2-border: 1px solid var(--color-base-300);
  --swal2-border-radius: var(--radius-box);
  --swal2-backdrop: oklch(0.15 0.02 165 / 0.55);
  --swal2-show-animation: kaj-dialog 0.18s ease-out;
  --swal2-width: 28rem;
  --swal2-padding: 0 0 1.25rem;
  --swal2-title-padding: 0.75rem 1.5rem 0;
  --swal2-html-container-padding: 0.5rem 1.5rem 0;
  --swal2-actions-margin: 1.25rem auto 0;
  --swal2-actions-padding: 0 1.5rem;
}
@keyframes kaj-dialog {
  from { opacity: 0; transform: translateY(0.75rem); }
}
.swal2-container { overscroll-behavior: contain; }
.swal2-icon, .swal2-icon * { animation: none !important; }
div.swal2-popup { font-family: var(--font-sans); font-size: 1rem; }
h2.swal2-title { font-size: var(--text-lg); line-height: var(--text-lg--line-height); font-weight: 700; }
div.swal2-html-container { font-size: 1rem; line-height: 1.5; overflow-wrap: anywhere; white-space: pre-line; }
div.swal2-icon { margin-top: 1.5rem; font-size: 0.75rem; }
div.swal2-actions { gap: 0.5rem; }
div.swal2-actions button { min-width: 6rem; }
div.swal2-icon.swal2-success .swal2-success-ring { border-color: var(--color-base-300); }
div.swal2-icon.swal2-success [class^='swal2-success-line'] { background-color: var(--color-success); }
div.swal2-icon.swal2-error [class^='swal2-x-mark-line'] { background-color: var(--color-error); }
`;

let isStyled = false;

/** The pages' security policy refuses style elements, but not constructed sheets. */
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

function findHost(): HTMLElement {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
}

/** Moves the window to the page when the dialog around it closes. @returns stops it */
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

function closeOnBack(): () => void {
  addEventListener('popstate', close);
  return () => removeEventListener('popstate', close);
}

/** Lets the caller's changes to the page happen first. */
function untilSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function toAnswer({ isConfirmed, isDenied }: SweetAlertResult): DialogAnswer {
  if (isConfirmed) return 'accepted';
  return isDenied ? 'other' : 'left';
}

function toOptions(
  { kind, title, text, accept, other, isOtherMain, isDanger }: DialogRequest,
  target: HTMLElement,
) {
  return {
    ...icons[kind],
    titleText: title,
    text,
    target,
    showDenyButton: other !== undefined,
    // A press of Enter too many takes nothing away.
    focusDeny: isDanger === true,
    // Captions given as options would be read as HTML.
    confirmButtonText: '',
    denyButtonText: '',
    willOpen() {
      Swal.getConfirmButton()?.replaceChildren(accept);
      Swal.getDenyButton()?.replaceChildren(other ?? '');
    },
    buttonsStyling: false,
    customClass: isOtherMain
      ? { confirmButton: 'btn text-base', denyButton: 'btn btn-primary text-base' }
      : {
          confirmButton: `btn ${isDanger ? 'btn-error' : 'btn-primary'} text-base`,
          denyButton: 'btn text-base',
        },
    hideClass: { popup: '', backdrop: '', icon: '' },
    heightAuto: false,
    returnFocus: false,
  } satisfies SweetAlertOptions;
}

/** Shows the dialog with sweetalert2, one at a time. */
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
