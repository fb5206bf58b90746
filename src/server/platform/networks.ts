import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The name of all public addresses in a list of networks. */
export const PUBLIC = 'public';

/** IPv6 assigns public addresses from this network only. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The network of a translator to IPv4: the last four bytes are the IPv4 address. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Whether a text is an address or a network, such as "10.0.0.0/8". */
export function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  if (!(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address))) return false;
  return bits === undefined ? !text.includes('/') : /^\d{1,3}$/.test(bits) && ipaddr.isValidCIDR(text);
}

/**
 * Whether an address lies in one of these networks: addresses, networks in CIDR notation, or "public". The
 * addresses of this machine never count as public: from here they lead behind its firewall.
 */
export function isInNetworks(
  address: string,
  networks: readonly string[],
  ofThisMachine: readonly string[] = ownAddresses(),
): boolean {
  const asWritten = ipaddr.parse(address);
  const reached = reachedBy(asWritten);
  return networks.some((network) =>
    network === PUBLIC
      ? isPublic(reached) && !ofThisMachine.some((own) => isSame(reachedBy(ipaddr.parse(own)), reached))
      : [asWritten, reached].some((candidate) => isIn(candidate, network)),
  );
}

/** The address of IPv4 to which a mapped or translated address of IPv6 leads, or the address itself. */
function reachedBy(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
}

/**
 * Whether no registry reserves the address: private, local, shared, multicast and documentation addresses are
 * not public.
 */
function isPublic(address: Address): boolean {
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)) return false;
  return address.range() === 'unicast';
}

function isIn(address: Address, network: string): boolean {
  const [start, bits] = ipaddr.parseCIDR(network.includes('/') ? network : wholeAddress(network));
  return start.kind() === address.kind() && address.match(start, bits);
}

function wholeAddress(address: string): string {
  return `${address}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`;
}

function isSame(one: Address, other: Address): boolean {
  return one.toNormalizedString() === other.toNormalizedString();
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => found!.map(({ address }) => address));
}
