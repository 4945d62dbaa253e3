import { CandleSection } from '@/components/landing/candle-section'
import {
  AdvancedSection,
  ClosingSection,
  OptionsSection,
  PremiumSection,
  ResellerSection,
} from '@/components/landing/closing-sections'
import { FollowUpSection } from '@/components/landing/follow-up-section'
import { GuestbookSection } from '@/components/landing/guestbook-section'
import { MusicSection } from '@/components/landing/music-section'
import { Hero, StoneSection } from '@/components/landing/opening-sections'
import { StorySection } from '@/components/landing/story-section'
import { TimelineSection } from '@/components/landing/timeline-section'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <StoneSection />
      <StorySection />
      <TimelineSection />
      <CandleSection />
      <GuestbookSection />
      <MusicSection />
      <FollowUpSection />
      <OptionsSection />
      <AdvancedSection />
      <PremiumSection />
      <ResellerSection />
      <ClosingSection />
    </>
  )
}
