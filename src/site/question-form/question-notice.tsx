import { mergeClasses } from '@fluentui/react-components';
import { useNoticeStyles } from './question-form-styles.ts';
import type { Notice } from './use-notice.ts';

/** The notices of success and failure. Both live regions exist from the start, or nothing would be announced. */
export function QuestionNotice({ notice }: { notice: Notice | undefined }) {
  const styles = useNoticeStyles();
  const content = (kind: Notice['kind']) =>
    notice?.kind === kind && <p className={mergeClasses(styles.notice, styles[kind])}>{notice.text}</p>;
  return (
    <div className={styles.place}>
      <div role="status">{content('success')}</div>
      <div role="alert">{content('failure')}</div>
    </div>
  );
}
