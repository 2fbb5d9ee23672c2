/** Makes sweetalert2's window one of ours: colours of the theme in use, our corners, our measure of motion. */
export const houseStyles = `
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
