import { ensureDemo } from '@/prisma/seed/demo'

try {
  await ensureDemo(new Date())
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
