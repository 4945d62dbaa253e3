/** What each command did, as text after the actor's name. */
export const qrCodesAuditWords = {
  'qr-codes.block-code': 'spærrede en kode',
  'qr-codes.link-qr-code': 'knyttede en mindeside til en kode',
  'qr-codes.lock-qr-code': 'låste en kode til sin konto',
  'qr-codes.replace-code': 'erstattede en kode',
  'qr-codes.retire-code': 'tog en kode ud af brug',
  'qr-codes.unblock-code': 'åbnede en spærret kode igen',
  'qr-codes.unlink-qr-code': 'løsnede en mindeside fra en kode',
  'qr-codes.unlock-qr-code': 'frigav en kode',
  'qr-codes.validate-qr-code': 'scannede en kode',
} as const
