import 'server-only'
import { z } from 'zod'
import { faultForm } from '@/lib/domain/faults/copy'
import { faultPath, faultsPath } from '@/lib/domain/faults/policy'
import type { FormAnswer, FormValues } from '@/lib/server/command'

/** Back to the fault's own page where the form was there (`from=fault`), otherwise to the list. */
export function answerFaultForm(act: 'loest' | 'aabnet'): FormAnswer<{ count: number }> {
  return {
    name: faultForm,
    done: (_, __, values) => `${pageOf(values)}?tak=${act}#${faultForm}`,
    back: (_, values) => pageOf(values),
  }
}

const onItsPage = z.object({ from: z.literal('fault'), ids: z.uuid() })

function pageOf(values: FormValues): string {
  const found = onItsPage.safeParse(values)
  return found.success ? faultPath(found.data.ids) : faultsPath
}
