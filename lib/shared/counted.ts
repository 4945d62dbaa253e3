/** A number with its noun: '1 mail', '1.204 mails'. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('da-DK')} ${count === 1 ? one : many}`
}
