export function reportReachable(): void {}
export function reportUnreachable(): void {}
export function isOnline(): boolean {
  return true;
}
export function onReconnect(_listener: () => void): () => void {
  return () => undefined;
}
