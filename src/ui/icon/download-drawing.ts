/** "Kept on this device": the one drawing that a page may need before the app is there. */
export const downloadDrawing = 'M12 4v11m0 0 4.5-4.500M12 15l-4.5-4.500M5 20h14';
