/** A pane as high as the window below the header, with its own scroll. */
export const paneLook =
  'sticky top-[calc(var(--header-height)+0.5rem)] max-h-[calc(100dvh-var(--header-height)-1rem)]';
