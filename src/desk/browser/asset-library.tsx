import { Button, Checkbox, Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { LibraryAsset } from '../server/assets/library.ts';
import type { AssetFolderName } from '../server/assets/uploads.ts';
import { api, useAnswer } from './api.ts';
import { formAddress } from './form-address.ts';
import { ButtonOf, Fault } from './form-parts.tsx';
import { useDoing } from './use-doing.ts';
import { hasWords, useTextLanguage, useWords } from './words.ts';

const page = 48;

interface AssetLibraryProps {
  /** Pictures or documents alone. */
  folder?: AssetFolderName;
  /** Takes one that is chosen; without it, they are looked at, and removed where nothing uses them. */
  onChoose?: (asset: LibraryAsset) => void;
}

/** The pictures and documents of the content, with search and what uses each. */
export function AssetLibrary({ folder, onChoose }: AssetLibraryProps) {
  const words = useWords();
  const [removals, setRemovals] = useState(0);
  const [assets, fault] = useAnswer(api.assets, [removals]);
  const [search, setSearch] = useState('');
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const [most, setMost] = useState(page);
  const found = assets?.filter(
    (asset) =>
      (!folder || asset.folder === folder) && (!isUnusedOnly || asset.isRemovable) && hasWords(textOf(asset), search),
  );
  return (
    <div className="library">
      <div className="filters">
        <Field label={words.library.search}>
          <Input
            type="search"
            value={search}
            onChange={(_, { value }) => setSearch(value)}
            // It is in a form that may be sent.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <Checkbox
          label={words.library.unused}
          checked={isUnusedOnly}
          onChange={(_, { checked }) => setUnusedOnly(checked === true)}
        />
      </div>
      <Fault of={fault} />
      <p role="status">{found ? `${words.found}: ${found.length}` : words.loading}</p>
      <ul>
        {found?.slice(0, most).map((asset) => (
          <AssetItem
            key={`${asset.folder}/${asset.path}`}
            asset={asset}
            onChoose={onChoose}
            onRemoved={() => setRemovals((count) => count + 1)}
          />
        ))}
      </ul>
      {found && found.length > most && <Button onClick={() => setMost(most + page)}>{words.more}</Button>}
    </div>
  );
}

function textOf({ path, title, usedBy }: LibraryAsset): string {
  const titles = [title, ...usedBy.map((each) => each.title)].flatMap((each) => (each ? [each.ua, each.en] : []));
  return [path, ...titles].join(' ');
}

interface AssetItemProps extends Pick<AssetLibraryProps, 'onChoose'> {
  asset: LibraryAsset;
  onRemoved: () => void;
}

function AssetItem({ asset, onChoose, onRemoved }: AssetItemProps) {
  const words = useWords();
  const language = useTextLanguage();
  const { fault, run } = useDoing();
  const { folder, path, title, size, weight, usedBy, caption, isRemovable } = asset;
  const name = title?.[language] || path;
  const remove = () => {
    if (!confirm(`${words.library.removeSure} ${path}`)) return;
    void run(() => api.removeAsset(`${folder}/${path}`).then(onRemoved));
  };
  const measures = [
    path,
    size && `${size.width} × ${size.height}`,
    `${Math.ceil(weight / 1000)} ${words.library.kb}`,
  ];
  return (
    <li>
      {folder === 'images' && <img className="preview" loading="lazy" src={api.pictureAddress(path)} alt="" />}
      <div>
        <strong>{name}</strong>
        <p className="quiet">{measures.filter(Boolean).join(' · ')}</p>
        <p className="quiet">
          {usedBy.length > 0 ? `${words.library.usedBy}: ` : words.library.unusedOne}{' '}
          {usedBy.map((thing, index) => (
            <span key={thing.name || thing.title.ua}>
              {index > 0 && ', '}
              {thing.name ? <a href={formAddress(thing.name)}>{thing.title[language]}</a> : thing.title[language]}
            </span>
          ))}
          {usedBy.length === 0 && caption && <a href={formAddress(caption)}>{words.library.captionOnly}</a>}
        </p>
        {onChoose && <ButtonOf word={words.library.take} of={name} onClick={() => onChoose(asset)} />}
        {!onChoose && isRemovable && <ButtonOf word={words.remove} of={name} onClick={remove} />}
        <Fault of={fault} />
      </div>
    </li>
  );
}
