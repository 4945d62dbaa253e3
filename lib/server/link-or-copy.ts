import { copyFile, link } from 'node:fs/promises'

/**
 * Lets a file stand under a second name too, without a second copy of its bytes where the disk can. The folder must be
 * there, the name free. False where there is no such file.
 */
export async function linkOrCopy(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'EEXIST') throw error
    if (error.code === 'ENOENT') return false
    // Another disk, one without links, or one where this file has as many as it can.
    await copyFile(source, target)
    return true
  }
}
