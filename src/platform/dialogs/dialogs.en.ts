export const dialogMessages = { ok: 'OK' };
