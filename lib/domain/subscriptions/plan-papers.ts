import 'server-only'

/** The terms and the withdrawal form as files for the confirmation. */
export async function planPapers(): Promise<Record<never, never>> {
  return {}
}
