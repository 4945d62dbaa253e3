/** Whether an object has more than `most` keys, without enumerating the rest. */
export function hasMoreKeysThan(value: object, most: number): boolean {
  let count = 0
  for (const _key in value) {
    count += 1
    if (count > most) return true
  }
  return false
}
