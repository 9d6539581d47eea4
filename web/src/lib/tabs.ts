import { useEffect } from 'react'

/** What the tabs of one browser tell each other. */
type News = 'subscription'

const channelOf = (news: News) => new BroadcastChannel(`mes:${news}`)

export function tellOtherTabs(news: News): void {
  const channel = channelOf(news)
  channel.postMessage(null)
  channel.close()
}

/** `onNews` has to stay the same function as long as it means the same. */
export function useNewsOfOtherTabs(news: News, onNews: () => void): void {
  useEffect(() => {
    const channel = channelOf(news)
    channel.addEventListener('message', onNews)
    return () => channel.close()
  }, [news, onNews])
}
