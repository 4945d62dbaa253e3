import { Notice } from '@/components/ui/notice'

/** For whoever tries the demonstration, whose key everybody may know. Nothing elsewhere. */
export function DemoCode({ code }: { code: string | null }) {
  if (!code) return null
  return (
    <Notice title="Demonstration" className="mb-8">
      Du behøver ingen app for at prøve. Koden lige nu er <strong className="tabular-nums">{code}</strong>.
    </Notice>
  )
}
