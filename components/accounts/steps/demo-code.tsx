import { Notice } from '@/components/ui/notice'

/** The demonstration's one-time code, whose key is public. Null elsewhere. */
export function DemoCode({ code }: { code: string | null }) {
  if (!code) return null
  return (
    <Notice title="Demonstration" className="mb-8">
      Du behøver ingen app for at prøve. Koden lige nu er <strong className="tabular-nums">{code}</strong>.
    </Notice>
  )
}
