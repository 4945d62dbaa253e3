import { makeSteps } from '@/lib/domain/media/pictures/steps-jobs'
import { ensureDemo } from '@/prisma/seed/demo'

try {
  await ensureDemo(new Date())
  // The finer widths of covers and portraits too, which the server would make in its first minute.
  if (process.argv.includes('--whole')) while (await makeSteps());
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
