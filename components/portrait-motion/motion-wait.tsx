'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { motionTexts } from '@/lib/domain/portrait-motion/copy'

const lookAgainMs = 5000

/** A film on its way: the page looks again by itself; without script the reader does. */
export function MotionWait() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), lookAgainMs)
    return () => clearInterval(timer)
  }, [router])
  return (
    <>
      <Spinner text={motionTexts.making} />
      <noscript>
        <p className="text-center text-muted-foreground">Hent siden igen om lidt.</p>
      </noscript>
    </>
  )
}
