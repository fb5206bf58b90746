import { describe, expect, it } from 'vitest';
import { isInNetworks, isNetwork } from './networks.ts';

const PUBLIC_ONES = [
  ['of a bank', '196.25.1.1'],
  ['of a name server', '8.8.8.8'],
  ['just below the private networks', '172.15.255.255'],
  ['just above the shared network', '100.128.0.0'],
  ['of IPv6', '2a00:1450:4001:800::200e'],
  ['mapped into IPv6', '::ffff:196.25.1.1'],
  ['behind a translator', '64:ff9b::196.25.1.1'],
] as const;

const OTHERS = [
  ['unspecified', '0.0.0.0'],
  ['of "this network"', '0.1.2.3'],
  ['loopback', '127.0.0.1'],
  ['loopback, far from its start', '127.255.255.254'],
  ['private, 10', '10.0.0.1'],
  ['private, 172.16', '172.31.255.255'],
  ['private, 192.168', '192.168.1.1'],
  ['link-local: metadata of a cloud', '169.254.169.254'],
  ['shared by customers of a provider', '100.64.0.1'],
  ['for protocols', '192.0.0.8'],
  ['for documentation, 1', '192.0.2.1'],
  ['for documentation, 2', '198.51.100.1'],
  ['for documentation, 3', '203.0.113.1'],
  ['of relays', '192.88.99.1'],
  ['for measurements', '198.19.255.255'],
  ['multicast', '224.0.0.1'],
  ['multicast, the last', '239.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6, unspecified', '::'],
  ['IPv6, loopback', '::1'],
  ['IPv6, loopback in full', '0:0:0:0:0:0:0:1'],
  ['IPv6, link-local', 'fe80::1'],
  ['IPv6, link-local with a zone', 'fe80::1%eth0'],
  ['IPv6, site-local', 'fec0::1'],
  ['IPv6, unique local', 'fd12:3456:789a::1'],
  ['IPv6, metadata of a cloud', 'fd00:ec2::254'],
  ['IPv6, multicast', 'ff02::1'],
  ['IPv6, for documentation', '2001:db8::1'],
  ['IPv6, for documentation, the newer one', '3fff::1'],
  ['IPv6, discarded', '100::1'],
  ['IPv6, a tunnel by 6to4 to loopback', '2002:7f00:1::1'],
  ['IPv6, a tunnel by Teredo', '2001::1'],
  ['IPv6, a translator of a provider', '64:ff9b:1::10.0.0.1'],
  ['IPv6, not assigned', '4000::1'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped loopback in hex', '::ffff:7f00:1'],
  ['mapped link-local', '::ffff:169.254.169.254'],
  ['mapped unspecified', '::ffff:0.0.0.0'],
  ['translated loopback', '64:ff9b::127.0.0.1'],
  ['translated private', '64:ff9b::a00:1'],
  ['compatible with IPv4, loopback', '::127.0.0.1'],
  ['translated without state, loopback', '::ffff:0:127.0.0.1'],
] as const;

describe('an address', () => {
  it.each(PUBLIC_ONES)('%s is public: %s', (_, address) => {
    expect(isInNetworks(address, ['public'], [])).toBe(true);
  });

  it.each(OTHERS)('%s is not public: %s', (_, address) => {
    expect(isInNetworks(address, ['public'], [])).toBe(false);
  });

  it('of this machine is not public', () => {
    for (const written of ['196.25.1.1', '::ffff:196.25.1.1', '64:ff9b::c419:101'])
      expect(isInNetworks(written, ['public'], ['196.25.1.1']), written).toBe(false);
    expect(isInNetworks('2a00:1450::1', ['public'], ['2a00:1450:0:0::1'])).toBe(false);
    expect(isInNetworks('196.25.1.1', ['public', '196.25.1.0/24'], ['196.25.1.1'])).toBe(true);
    expect(isInNetworks('127.0.0.1', ['public'])).toBe(false);
  });

  it('lies in a network that is named, however it is written', () => {
    for (const written of ['10.20.3.4', '::ffff:10.20.3.4', '64:ff9b::10.20.3.4']) {
      expect(isInNetworks(written, ['public', '10.20.0.0/16'], []), written).toBe(true);
      expect(isInNetworks(written, ['10.20.3.4'], []), written).toBe(true);
      expect(isInNetworks(written, ['10.21.0.0/16', 'fd00::/8'], []), written).toBe(false);
    }
    expect(isInNetworks('fd00::7', ['10.0.0.0/8', 'fd00::/8'], [])).toBe(true);
    expect(isInNetworks('fd00::7', ['fd00::7'], [])).toBe(true);
    expect(isInNetworks('196.25.1.1', ['10.0.0.0/8'], [])).toBe(false);
  });
});

it('a network is an address, or an address with the length of its prefix', () => {
  for (const good of ['10.1.2.3', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/8', '::/0'])
    expect(isNetwork(good), good).toBe(true);
  for (const wrong of ['', 'public', 'bank.example', '10.0', '0x7f.1', '10.0.0.0/', '10.0.0.0/33', '::/129'])
    expect(isNetwork(wrong), wrong).toBe(false);
  for (const wrong of ['10.0.0.0/8/8', '10.0.0.0/255.0.0.0', '10.0.0.0/-1', '2130706433', '*'])
    expect(isNetwork(wrong), wrong).toBe(false);
});
