// The most common mail domains in Denmark. Short ones are left out, because too many others are one letter away.
const known = [
  'gmail.com',
  'hotmail.com',
  'hotmail.dk',
  'outlook.com',
  'outlook.dk',
  'icloud.com',
  'yahoo.com',
  'yahoo.dk',
  'live.com',
  'jubii.dk',
  'stofanet.dk',
  'webspeed.dk',
  'youmail.dk',
  'mail.tele.dk',
  'post.tele.dk',
  'get2net.dk',
  'protonmail.com',
]

/** Domains that are almost always a mistake. */
const mistaken: Readonly<Record<string, string>> = { 'gmail.dk': 'gmail.com', 'icloud.dk': 'icloud.com' }

/** The address that was probably meant, when its domain is one typo away from a well-known one; null otherwise. */
export function emailMeant(typed: string): string | null {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed.toLowerCase()) ?? []
  if (!name || !domain || known.includes(domain)) return null
  const meant = mistaken[domain] ?? known.find((candidate) => isOneSlip(domain, candidate))
  return meant ? `${typed.trim().slice(0, name.length)}@${meant}` : null
}

/** One letter missing, extra or wrong, or two adjacent letters swapped. */
function isOneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  let end = 0
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const [a, b] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0])
}
