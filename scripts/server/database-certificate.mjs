const UNTRUSTED = [
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]
const FORM = '…/mindelund?sslmode=verify-full&sslrootcert=/sti/ca.pem'

/**
 * @param {Error & { code?: string }} error of a connection to PostgreSQL
 * @returns {string ¦ undefined} what to write in the address, when TLS is what stopped it
 */
export function explainTlsError({ code, message }) {
  if (UNTRUSTED.includes(code)) {
    return (
      `Databasens certifikat kan ikke godkendes (${code}). Brug det værtsnavn, der står i certifikatet, ` +
      `og giv udbyderens certifikatfil med i adressen: ${FORM}`
    )
  }
  if (code === '28000' && message.includes('no encryption')) {
    return `Databasen tager kun imod krypterede forbindelser. Skriv det i adressen: ${FORM}`
  }
  if (message === 'The server does not support SSL connections') {
    return 'Databasen tager ikke imod krypterede forbindelser. Slå TLS til på den, eller tag sslmode ud af adressen.'
  }
  return undefined
}
