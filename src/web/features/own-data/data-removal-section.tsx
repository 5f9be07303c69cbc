import { dataRemovalWords } from '#content/screens/data-removal.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountRemoval } from './account-removal.tsx';
import { DeviceRemoval } from './device-removal.tsx';
import { useExport } from './use-export.ts';

/** Deleting: the data on this device, and the account. */
export function DataRemovalSection() {
  const exporting = useExport();
  const { news } = exporting;
  return (
    <CardSection title={dataRemovalWords.title}>
      <div className="grid gap-8">
        <DeviceRemoval exporting={exporting} />
        <AccountRemoval exporting={exporting} />
      </div>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
    </CardSection>
  );
}
