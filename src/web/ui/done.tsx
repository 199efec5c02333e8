/** What has just been done, read out when it comes; nothing while there is nothing to say. */
export const Done = ({ says, tone = 'good' }: { says: string | undefined; tone?: 'good' | 'due' | 'stop' }) => (
  <div role="status">
    {says !== undefined && says !== '' && (
      <p class="notice" data-tone={tone}>
        {says}
      </p>
    )}
  </div>
)
