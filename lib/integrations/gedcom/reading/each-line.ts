const [LF, CR] = [10, 13]

/**
 * Calls `take` for each line with where it begins and ends, its end left out, and its number from 1. Lines end by CR, LF,
 * CR LF or LF CR. Returns how many there were; stops after `most`.
 */
export function eachLine(
  {
    codeAt,
    length,
    most = Number.POSITIVE_INFINITY,
  }: { codeAt: (at: number) => number; length: number; most?: number },
  take: (from: number, to: number, number: number) => void,
): number {
  let number = 0
  let from = 0
  for (let at = 0; at <= length && number < most; at++) {
    const code = at === length ? LF : codeAt(at)
    if (code !== CR && code !== LF) continue
    take(from, at, ++number)
    if (at + 1 < length && codeAt(at + 1) === (code === CR ? LF : CR)) at++
    from = at + 1
  }
  return number
}
