/** A file's path or address with a number before its ending: 'billeder/ane-2.jpg'. */
export function numberedPath(path: string, number: number): string {
  return path.replace(/(\.[^./\\]*)?$/, `-${number}$1`)
}
