/** A certificate authority for one run, and the certificates that it signs. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

export interface KeyAndCert {
  readonly key: string;
  readonly cert: string;
}

export interface TestAuthority {
  /** The CA's certificate, PEM: clients have to trust it. */
  readonly caPem: string;
  readonly issue: (names: readonly string[], addresses?: readonly string[]) => KeyAndCert;
}

const DAYS = 30;
const DAY_MS = 86_400_000;
const DNS_NAME = 2;
const IP_ADDRESS = 7;

type CertificateExtension = Record<string, unknown>;

function makeCertificate(
  subject: string,
  extensions: CertificateExtension[],
  signer: { key: forge.pki.rsa.PrivateKey; issuer: string } | null,
): { pem: string; keyPem: string; key: forge.pki.rsa.PrivateKey } {
  // node-forge's own key generation takes seconds, Node's does not.
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // A leading 01 keeps the serial number positive and without a leading zero.
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + DAYS * DAY_MS);
  certificate.setSubject([{ name: 'commonName', value: subject }]);
  certificate.setIssuer([{ name: 'commonName', value: signer?.issuer ?? subject }]);
  certificate.setExtensions(extensions);
  certificate.sign(signer?.key ?? key, forge.md.sha256.create());
  return { pem: forge.pki.certificateToPem(certificate), keyPem: pair.privateKey, key };
}

const AUTHORITY = 'Proxy portal test CA';

/** Makes a new authority, in memory only. */
export function createAuthority(): TestAuthority {
  const ca = makeCertificate(
    AUTHORITY,
    [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      { name: 'subjectKeyIdentifier' },
    ],
    null,
  );
  return {
    caPem: ca.pem,
    issue: (names, addresses = []) => {
      const altNames = [
        ...names.map((value) => ({ type: DNS_NAME, value })),
        ...addresses.map((ip) => ({ type: IP_ADDRESS, ip })),
      ];
      const { pem, keyPem } = makeCertificate(
        names[0] ?? 'localhost',
        [
          { name: 'basicConstraints', cA: false },
          { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
          { name: 'extKeyUsage', serverAuth: true },
          { name: 'subjectAltName', altNames },
        ],
        { key: ca.key, issuer: AUTHORITY },
      );
      return { key: keyPem, cert: pem };
    },
  };
}
