import { BlockList, isIPv4 } from 'node:net';

/** @param networks IPv4 addresses or networks; undefined allows every address */
export function createSourceCheck(networks: readonly string[] | undefined): (address: string) => boolean {
  if (networks === undefined) return () => true;
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', bits = '32'] = network.split('/');
    allowed.addSubnet(address, Number(bits), 'ipv4');
  }
  return (address) => isIPv4(address) && allowed.check(address, 'ipv4');
}
