import type { CSSProperties } from 'react';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import { chargeWords, positionWords, timeWords } from '#content/positions.ts';
import type { NineCategory } from '#domain/analytics/nine-category.ts';
import { charges, type PositionKey, positions, times } from '#domain/pahm/positions.ts';
import { positionTone } from './position-tone.ts';
import './nine-heat-map.css';

const words = pahmTabWords.matrix;

/** Where attention was: the matrix of the practice as a table, each place with its taps and their share (B § 3). */
export function NineHeatMap({ shares }: { shares: NineCategory['positions'] }) {
  const most = Math.max(...shares.map(({ count }) => count), 1);
  // By the root, or where most taps are in the present all other places would look alike.
  const heatOf = (count: number) => Math.sqrt(count / most);
  const countOf = (key: PositionKey) => shares.find(({ name }) => name === key) ?? { count: 0, percent: 0 };
  return (
    <div className="nine-heat-frame">
      <table className="nine-heat figures">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <td className="nine-heat-corner" />
            {times.map((time) => (
              <th key={time} scope="col">
                {timeWords[time]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <tr key={charge} data-tone={charge}>
              <th scope="row">
                <span>{chargeWords[charge]}</span>
              </th>
              {positions
                .filter((position) => position.charge === charge)
                .map((position) => {
                  const { count, percent } = countOf(position.key);
                  return (
                    <td
                      key={position.key}
                      data-tone={positionTone(position)}
                      style={{ '--heat': heatOf(count) } as CSSProperties}
                    >
                      <div className="nine-heat-cell">
                        <span className="nine-heat-name">{positionWords[position.key].name}</span>
                        <span className="nine-heat-share">{analyticsWords.percent(percent)}</span>
                        <span className="nine-heat-count">{words.taps(count)}</span>
                      </div>
                    </td>
                  );
                })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
