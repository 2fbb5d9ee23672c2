/** How requests are sent: over the network, and in the server's own rendering straight to its routes. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export const overNetwork: Transport = (url, init) => fetch(url, init);

let send = overNetwork;

export const sendRequest: Transport = (url, init) => send(url, init);

/** Called once, where there is no network between the app and its server. */
export function setTransport(transport: Transport): void {
  send = transport;
}
