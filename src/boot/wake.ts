import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';
import { wakeFormats } from '#contract/format.ts';

/** Stands before the script that paints, and does a part of its work in a task of its own. */
if (document.getElementById(FIRST_READ_ELEMENT_ID)?.textContent?.trim()) wakeFormats();
